import { Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { ApiKeysModule } from "../api-keys/api-keys.module";
import { Customer } from "./customer.entity";
import { CustomersController } from "./customers.controller";
import { CustomersService } from "./customers.service";

@Module({
  imports: [TypeOrmModule.forFeature([Customer]), ApiKeysModule],
  controllers: [CustomersController],
  providers: [CustomersService],
})
export class CustomersModule {}
