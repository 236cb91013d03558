/** The styles of the panel, in Storybook's own theme: CSS modules are not built for its frame. */
import { styled } from 'storybook/theming';

export const Page = styled.div(({ theme }) => ({
  padding: '14px 18px 28px',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.45,
  color: theme.color.defaultText,
  a: { color: theme.color.secondary },
  'a:focus-visible, select:focus-visible, summary:focus-visible': {
    outline: `2px solid ${theme.color.secondary}`,
  },
  select: {
    maxWidth: 240,
    padding: '4px 6px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
  },
  summary: { marginTop: 18, padding: '4px 0', fontWeight: 600, cursor: 'pointer' },
}));

export const Head = styled.p({ display: 'flex', flexWrap: 'wrap', gap: '4px 14px', margin: '0 0 14px' });

export const Heading = styled.h2(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 6px',
  fontSize: theme.typography.size.s2,
  fontWeight: 600,
  button: {
    padding: '3px 10px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    background: theme.background.content,
    color: theme.color.secondary,
    font: 'inherit',
    cursor: 'pointer',
  },
}));

export const Hint = styled.p(({ theme }) => ({ padding: '4px 0', margin: 0, color: theme.textMutedColor }));

export const Quiet = styled.span(({ theme }) => ({ fontWeight: 400, color: theme.textMutedColor }));

export const Code = styled.code(({ theme }) => ({
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  overflowWrap: 'anywhere',
}));

export const Method = styled.span({ fontSize: 11, fontWeight: 700, letterSpacing: '0.03em' });

export const Status = styled.span(({ theme }) => ({
  padding: '1px 7px',
  borderRadius: 9,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-tone=good]': { background: theme.background.positive, color: theme.color.positiveText },
  '&[data-tone=bad]': { background: theme.background.negative, color: theme.color.negativeText },
}));

export const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '7px 12px 7px 0',
    borderBottom: `1px solid ${theme.appBorderColor}`,
    verticalAlign: 'top',
  },
  th: { color: theme.textMutedColor, fontWeight: 500, textAlign: 'left', whiteSpace: 'nowrap' },
}));

export const Rules = styled.ul({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  li: { display: 'grid', gridTemplateColumns: '52px 1fr', gap: 8, padding: '5px 0', maxWidth: '110ch' },
});
