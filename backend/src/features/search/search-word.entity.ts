import { Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn } from '../../kit/entity.ts';

/** A word of a label's text as searches compare it; triggers of the database maintain them. */
@Entity('search_word')
@Index('search_word_text', ['word'])
@Index('search_word_trigram', { synchronize: false })
export class SearchWord {
  @IdColumn() id!: number;
  @CodeColumn() word!: string;
}
