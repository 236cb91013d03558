import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { IdColumn } from '../../kit/entity.ts';
import { Country } from '../countries/country.entity.ts';

/** A person or program that signs in. The password's hash never leaves this table. */
@Entity('app_user')
@Unique('app_user_username_unique', ['username'])
export class AppUser {
  @IdColumn() id!: number;
  @Column('text') username!: string;
  @Column('text') passwordHash!: string;
  @Column('text', { default: '' }) alias!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: 'it' }) lang!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('boolean', { default: false }) mktg!: boolean;
  @Column('boolean', { default: false }) ccadmEnabled!: boolean;
  @Column('boolean', { default: false }) priceConfEnabled!: boolean;
  @Column('boolean', { default: false }) packConfEnabled!: boolean;
  @Column('boolean', { default: false }) solEnabledFrontEnd!: boolean;
  @Column('boolean', { default: false }) apiUser!: boolean;
  @Column('boolean', { default: false }) isDealer!: boolean;
  @Column('boolean', { default: false }) isHqUser!: boolean;
  @Column('boolean', { default: false }) userAdmin!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}

/** A market that a user may work for. */
@Entity('user_country')
export class UserCountry {
  @ForeignKey(() => AppUser, { onDelete: 'CASCADE' }) @PrimaryColumn('integer') userId!: number;
  @ForeignKey(() => Country, { name: 'user_country_country_exists' })
  @PrimaryColumn('text')
  countryId!: string;
}
