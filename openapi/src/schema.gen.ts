// Generated from openapi.json by `npm run gen -w @haul/api`. Do not edit.
export interface paths {
}
export interface components {
    schemas: {
    };
}
export interface operations {
}
