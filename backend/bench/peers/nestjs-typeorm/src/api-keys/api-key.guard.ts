import {
  CanActivate,
  createParamDecorator,
  ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { ApiKeysService } from "./api-keys.service";

/** What a key needs to call the handler. */
export const Permission = Reflector.createDecorator<string>();

/** The company of the key that signed in. */
export const CompanyId = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<SignedIn>().companyId,
);

type SignedIn = Request & { companyId: string };

@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly apiKeys: ApiKeysService,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SignedIn>();
    const secret = /^Bearer (haul_.+)$/.exec(request.headers.authorization ?? "")?.[1];
    if (!secret) throw new UnauthorizedException("Sign in to do this.");
    const key = await this.apiKeys.signIn(secret);
    const permission = this.reflector.get(Permission, context.getHandler());
    if (!key.permissionNames.split(" ").includes(permission)) {
      throw new ForbiddenException(`You need the permission ${permission} for this.`);
    }
    request.companyId = key.companyId;
    return true;
  }
}
