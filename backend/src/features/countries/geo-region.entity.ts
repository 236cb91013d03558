import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of the world, by which the landing page groups markets. */
@Entity('geo_region')
export class GeoRegion {
  @PrimaryColumn('integer') id!: number;
  @Column('text') label!: string;
}
