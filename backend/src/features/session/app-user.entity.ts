import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person or program that signs in. The password's hash never leaves this table. */
@Entity('app_user')
export class AppUser {
  @PrimaryGeneratedColumn() id!: number;
  @Column('text') username!: string;
  @Column('text', { name: 'password_hash' }) passwordHash!: string;
  @Column('text', { default: '' }) alias!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: 'it' }) lang!: string;
  @Column('boolean', { default: true }) active!: boolean;
  @Column('boolean', { default: false }) mktg!: boolean;
  @Column('boolean', { name: 'ccadm_enabled', default: false }) ccadmEnabled!: boolean;
  @Column('boolean', { name: 'price_conf_enabled', default: false }) priceConfEnabled!: boolean;
  @Column('boolean', { name: 'pack_conf_enabled', default: false }) packConfEnabled!: boolean;
  @Column('boolean', { name: 'sol_enabled_front_end', default: false }) solEnabledFrontEnd!: boolean;
  @Column('boolean', { name: 'api_user', default: false }) apiUser!: boolean;
  @Column('boolean', { name: 'is_dealer', default: false }) isDealer!: boolean;
  @Column('boolean', { name: 'is_hq_user', default: false }) isHqUser!: boolean;
  @Column('boolean', { name: 'user_admin', default: false }) userAdmin!: boolean;
  @Column('integer', { default: 1 }) version!: number;
}
