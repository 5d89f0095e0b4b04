import type { components } from "@haul/api";
import { authorizationHeader, createSessionClient, type ServerSession } from "@haul/platform";

type Schemas = components["schemas"];

/** What the sign-up form tells the server about the person's company. */
export type Registration = Schemas["RegistrationCreate"];
/** A company of the person's own, or a request to join one that exists. */
export type RegistrationOutcome = Schemas["RegistrationOutcome"];
/** The person's record, which names the role. */
export type ServerUser = Schemas["UserRecord"];

/**
 * The calls around sign-in, made with an identity token that is not (yet) the stored session's:
 * nothing is stored before the server has been asked who this is.
 */
export class IdentityApi {
  readonly #client;

  constructor(idToken: string) {
    const authorization = () => Promise.resolve(authorizationHeader({ kind: "identity", token: idToken }));
    const credentials = { authorization, renew: () => Promise.resolve(false), end: () => undefined };
    this.#client = createSessionClient(() => credentials);
  }

  /** Who this is to the server. The first call with a verified address admits a waiting registration. */
  async readSession(): Promise<ServerSession> {
    const { data } = await this.#client.GET("/api/session");
    return present(data);
  }

  async findUser(email: string): Promise<ServerUser> {
    const { data } = await this.#client.GET("/api/get_user_by_email/{email}", { params: { path: { email } } });
    return present(data);
  }

  /** Repeating it replaces the registration that waits. Answers with the company's id. */
  async createRegistration(registration: Registration): Promise<Schemas["Registration"]> {
    const { data } = await this.#client.POST("/api/registrations", { body: registration });
    return present(data);
  }

  async addUserInfo(companyId: string, userEmail: string, fullName: string): Promise<void> {
    await this.#client.POST("/api/add_user_info", { body: { companyId, userEmail, fullName } });
  }
}

/** The client throws on every refusal, so an answer has a body. */
function present<T>(data: T | undefined): T {
  if (data === undefined) throw new Error("The server answered without a body.");
  return data;
}
