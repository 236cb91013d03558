/** The anchors of the cards that are shown, from top to bottom (specification 3, section 2.1). */
export const sectionIdsOf = ({
  isSolShown,
  hasPrograms,
}: {
  isSolShown: boolean;
  hasPrograms: boolean;
}): string[] => [
  'market_model',
  ...(isSolShown ? ['discount_and_visibility', 'online_taxes'] : []),
  'prices_equipment',
  ...(hasPrograms ? ['customer_programs'] : []),
  'accessories',
  'taxes',
];
