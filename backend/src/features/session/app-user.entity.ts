import { Column, Entity, Unique } from 'typeorm';
import { IdColumn, Reference } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';

/** A person or program that signs in. The password's hash never leaves this table. */
@Entity('app_user')
@Unique('app_user_username_unique', ['username'])
export class AppUser {
  @IdColumn() id!: number;
  @Column('text') username!: string;
  @Column('text') passwordHash!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('boolean', { default: false }) mktg!: boolean;
  @Column('boolean', { default: false }) ccadmEnabled!: boolean;
  @Column('boolean', { default: false }) priceConfEnabled!: boolean;
  @Column('boolean', { default: false }) packConfEnabled!: boolean;
  @Column('boolean', { default: false }) apiUser!: boolean;
  @Column('boolean', { default: false }) solEnabledFrontEnd!: boolean;
  @Column('boolean', { default: false }) isDealer!: boolean;
  @Column('boolean', { name: 'is_hq_user', default: false }) isHQUser!: boolean;
  @Column('boolean', { default: false }) userAdmin!: boolean;
  @Column('text', { default: '' }) alias!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: 'it' }) lang!: string;
  @Column('integer', { default: 1 }) version!: number;
}

@Entity('user_country')
export class UserCountry {
  @Reference('integer', () => AppUser, undefined, { primary: true, onDelete: 'CASCADE' }) userId!: number;
  @Reference('text', () => Country, 'user_country_country_exists', { primary: true }) countryId!: string;
}
