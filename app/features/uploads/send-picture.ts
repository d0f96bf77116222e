import { callApi } from "~/ui/api-client";

type UploadAddress = { uploadURL: string; objectPath: string };

/** Pauses before another try, in milliseconds. */
const RETRY_AFTER_MS = [0, 1000, 3000, 5000];

/** So often an address that ran out is asked for again; then something else is wrong. */
const MOST_NEW_ADDRESSES = 2;

/** A refusal by the server that trying again would not change. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
}

/**
 * Sends one picture: asks for an address, PUTs the file there with progress (0 to 100), then makes it the
 * background. Tries again after network faults and 5xx, and asks for a new address when one ran out (403); any
 * other 4xx is final. Throws UploadRefused or ApiError.
 */
export async function sendBackground(file: File, onProgress: (percent: number) => void): Promise<void> {
  let newAddresses = 0;
  for (let attempt = 0; ; ) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS[attempt]));
    const address = await callApi<UploadAddress>("/api/objects/upload", {
      body: { contentType: file.type, size: file.size },
    });
    const { status, message } = await put(address.uploadURL, file, onProgress);
    if (status >= 200 && status < 300) {
      await callApi("/api/backgrounds", { method: "PUT", body: { backgroundImageURL: address.objectPath } });
      return;
    }
    if (status === 403 && newAddresses < MOST_NEW_ADDRESSES) {
      newAddresses += 1;
      continue;
    }
    const isFinal = status >= 400 && status < 500 && status !== 429;
    if (isFinal || attempt === RETRY_AFTER_MS.length - 1) throw new UploadRefused(message);
    attempt += 1;
  }
}

/**
 * PUTs with XMLHttpRequest: fetch cannot report how much of a body has gone out. Status 0 is a network fault. Names
 * nobody: the address, perhaps a bucket's, was given to this person.
 */
function put(url: string, file: File, onProgress: (percent: number) => void) {
  return new Promise<{ status: number; message: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.setRequestHeader("content-type", file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onloadend = () => resolve({ status: request.status, message: messageOf(request.responseText) });
    request.send(file);
  });
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body);
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}
