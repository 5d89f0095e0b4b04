import {
  Controller,
  DefaultValuePipe,
  Get,
  HttpStatus,
  NotFoundException,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Query,
  UseGuards,
} from "@nestjs/common";
import { ApiKeyGuard, CompanyId, Permission } from "../api-keys/api-key.guard";
import { customerDto, type CustomerDto, type CustomerPageDto } from "./customer.dto";
import { CustomersService } from "./customers.service";

/** An id that is none names no record. */
const ID = new ParseUUIDPipe({ errorHttpStatusCode: HttpStatus.NOT_FOUND });

@Controller("api/customers")
@UseGuards(ApiKeyGuard)
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Get(":customerId")
  @Permission("customers:read")
  async read(@CompanyId() companyId: string, @Param("customerId", ID) id: string): Promise<CustomerDto> {
    const customer = await this.customers.find(companyId, id);
    if (!customer) throw new NotFoundException("There is no such record.");
    return customerDto(customer);
  }

  @Get()
  @Permission("customers:read")
  async list(
    @CompanyId() companyId: string,
    @Query("limit", new DefaultValuePipe(50), ParseIntPipe) limit: number,
    @Query("cursor") cursor?: string,
  ): Promise<CustomerPageDto> {
    const page = await this.customers.list(companyId, limit, cursor);
    return {
      items: page.customers.map(customerDto),
      next_cursor: page.nextCursor,
      total_count: page.totalCount,
    };
  }
}
