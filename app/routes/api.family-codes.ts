import { requireStaff } from "~/features/accounts/index.server";
import { familyCodeSchema, makeFamilyCode, makeFamilyCodeSchema } from "~/features/family/index.server";
import { apiRoute, endpoint } from "~/platform/api-route.server";

const api = apiRoute("/api/family-codes", {
  POST: endpoint({
    summary: "A one-time code to print for a student's family; older unused ones end",
    guard: requireStaff,
    body: makeFamilyCodeSchema,
    response: familyCodeSchema,
    status: 201,
    run: (call) => makeFamilyCode(call, call.subject.user, call.body.studentId),
  }),
});
export const loader = api.loader;
export const action = api.action;
