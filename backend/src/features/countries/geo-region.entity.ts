import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('geo_region')
export class GeoRegion {
  @PrimaryColumn('integer') id!: number;
  @Column('text') label!: string;
}
