/** Any path nobody else answers: the 404 page, drawn by the root's error boundary. */
export function loader(): never {
  throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
