import { DynamicModule, Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { CustomersModule } from "./customers/customers.module";

@Module({})
export class AppModule {
  static on(url: string): DynamicModule {
    const database = TypeOrmModule.forRoot({
      type: "postgres",
      url,
      autoLoadEntities: true,
      // As many connections as Haul has.
      poolSize: 16,
      // 64 bits as a number: no amount comes near 2^53.
      parseInt8: true,
    });
    return { module: AppModule, imports: [database, CustomersModule] };
  }
}
