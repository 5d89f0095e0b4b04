import { Injectable, UnprocessableEntityException } from "@nestjs/common";
import { InjectRepository } from "@nestjs/typeorm";
import { IsNull, Repository } from "typeorm";
import { Customer } from "./customer.entity";

const MAX_LIMIT = 200;
const MOST_COUNTED = 10_000;

export interface CustomerPage {
  customers: Customer[];
  nextCursor?: string;
  totalCount: number;
}

@Injectable()
export class CustomersService {
  constructor(@InjectRepository(Customer) private readonly customers: Repository<Customer>) {}

  find(companyId: string, id: string): Promise<Customer | null> {
    return this.customers.findOneBy({ id, companyId });
  }

  /** A page of those in use by name; one more row tells whether another page follows. */
  async list(companyId: string, limit: number, cursor?: string): Promise<CustomerPage> {
    const most = Math.min(Math.max(limit, 1), MAX_LIMIT);
    const query = this.customers
      .createQueryBuilder("customer")
      .where({ companyId, archivedAt: IsNull() })
      .orderBy("customer.nameFolded")
      .addOrderBy("customer.id")
      .take(most + 1);
    const [rows, totalCount] = cursor ? await behind(cursor) : await query.getManyAndCount();
    const customers = rows.slice(0, most);
    const last = customers.at(-1);
    const shownCount = Math.min(totalCount, MOST_COUNTED);
    const nextCursor = rows.length > most && last ? writeCursor(last, shownCount) : undefined;
    return { customers, nextCursor, totalCount: shownCount };

    async function behind(cursor: string): Promise<[Customer[], number]> {
      const { name, id, totalCount } = readCursor(cursor);
      query.andWhere("(customer.nameFolded, customer.id) > (:name, :id)", { name, id });
      return [await query.getMany(), totalCount];
    }
  }
}

function writeCursor({ nameFolded, id }: Customer, totalCount: number): string {
  return Buffer.from(JSON.stringify([nameFolded, id, totalCount])).toString("base64url");
}

function readCursor(cursor: string): { name: string; id: string; totalCount: number } {
  try {
    const [name, id, totalCount] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string, string, number];
    return { name, id, totalCount };
  } catch {
    throw new UnprocessableEntityException("This cursor is not one of this list.");
  }
}
