export interface ShownCards {
  isSolOn: boolean;
  isDealer: boolean;
  hasPrograms: boolean;
}

/** The anchors of the cards that are shown, from top to bottom; dealers see nothing of online sales. */
export const sectionIdsOf = ({ isSolOn, isDealer, hasPrograms }: ShownCards): string[] => [
  'market_model',
  ...(isSolOn && !isDealer ? ['discount_and_visibility'] : []),
  ...(isDealer ? [] : ['online_taxes']),
  'prices_equipment',
  ...(hasPrograms ? ['customer_programs'] : []),
  'accessories',
  'taxes',
];
