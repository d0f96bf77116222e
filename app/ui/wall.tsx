/** The page's background: neon on brick, or the person's own picture under a scrim that keeps text readable. */
export function Wall({ pictureUrl }: { pictureUrl?: string | null | undefined }) {
  if (!pictureUrl) return <div className="wall" aria-hidden="true" />;
  return (
    <div className="wall" aria-hidden="true">
      <img className="wall-picture" src={pictureUrl} alt="" />
      <div className="wall-scrim" />
    </div>
  );
}
