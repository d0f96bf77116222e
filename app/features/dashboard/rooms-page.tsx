import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { User } from "~/features/identity/index.server";
import { m } from "~/messages/compiled/messages.js";
import type { loader as rootLoader } from "~/root";
import { type NavItem, roomScript } from "./rooms";
import { Shell } from "./shell";
import { useLateScroll } from "./use-late-scroll";
import { useEarlyLinks, useRoom, useRoomEntry, useRoomLinks } from "./use-room";

/** A signed-in page of rooms, one shown at a time; `children` draws them for the one that is open. */
export function RoomsPage({
  user,
  rooms,
  title,
  help,
  bringsAllRooms,
  children,
}: {
  user: User;
  rooms: readonly NavItem[];
  /** The page's title while its first room is open. */
  title: string;
  help?: ReactNode;
  /** Whether every room's content is in the page already. */
  bringsAllRooms: boolean;
  children: (current: string | null) => ReactNode;
}) {
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce;
  const ids = rooms.map((room) => room.id);
  const current = useRoom(ids);
  const open = rooms.find((room) => room.id === current);
  useRoomEntry(current, !open || open.id === ids[0] ? title : m.common_room_title({ room: open.label() }));
  useLateScroll();
  useEarlyLinks();
  const followLink = useRoomLinks(ids, current);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by key as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div onClick={followLink}>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant with the rooms' ids
        dangerouslySetInnerHTML={{ __html: roomScript(ids) }}
      />
      {!bringsAllRooms && (
        <noscript>
          <meta httpEquiv="refresh" content="0; url=/?rooms=all" />
        </noscript>
      )}
      <Shell user={user} nav={rooms} current={current} help={help}>
        {children(current)}
      </Shell>
    </div>
  );
}
