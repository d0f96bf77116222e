import qrcode from "qrcode-generator";
import {
  classRefusal,
  findCircleSeat,
  formatJoinCode,
  requireClassroomOf,
} from "~/features/classrooms/index.server";
import { requireStaff } from "~/features/identity/index.server";
import type { RequestContext } from "~/platform/context.server";

/**
 * What the projector shows of a class beside its live circle, for those who lead it now. Throws 404 for everybody else
 * and 403 for a substitute on another day.
 */
export async function loadStage(context: RequestContext, classroomId: string) {
  const { user } = requireStaff(context);
  const right = { run: context.clock() };
  const seat = await findCircleSeat(context.db, user, context.clock, classroomId);
  if (seat?.role !== "teacher") throw await classRefusal(context.db, user, classroomId, right);
  const { name, joinCode } = await requireClassroomOf(context.db, user, classroomId, right);
  const joinUrl = `${context.origin}/join/${joinCode}`;
  return {
    memberId: user.id,
    classroom: { id: classroomId, name },
    joinCode: formatJoinCode(joinCode),
    joinHost: new URL("/join", context.origin).href.replace(/^https?:\/\//, ""),
    qr: qrPath(joinUrl),
  };
}

/** The QR code as one SVG path in a square of `size` modules; level M is still read from the last row. */
function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
