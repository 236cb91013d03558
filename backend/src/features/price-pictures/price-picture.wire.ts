import type { Schema } from '../../kit/contract.ts';

export type PricePicture = Schema<'PricePicture'>;
export type PictureSource = Schema<'PricePictureSource'>;
export type PictureReason = PricePicture['reasons'][number];
