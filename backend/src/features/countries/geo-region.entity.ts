import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Regions group markets on the landing page. */
@Entity('geo_region')
export class GeoRegion {
  @PrimaryColumn('integer') id!: number;
  @Column('text') label!: string;
}
