import { AppUser } from '../features/session/app-user.entity.ts';

/** Every entity, for TypeORM. */
export const entities = [AppUser];
