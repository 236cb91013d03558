import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ServerHtml } from './ServerHtml';

afterEach(cleanup);

const shown = (markup: string): string =>
  render(<ServerHtml markup={markup} />).container.querySelector('.server-html')!.innerHTML;

it('shows lists and tables as they are', () => {
  const markup =
    '<dl><dt>Code</dt><dd>08C</dd></dl><table><caption>Prices</caption><tbody><tr><th scope="row">Italy</th><td class="num">620,00 EUR</td></tr></tbody></table>';

  expect(shown(markup)).toBe(markup);
  expect(screen.getByRole('table', { name: 'Prices' })).toBeTruthy();
});

it('ignores the white space between rows', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});

  expect(shown('<table>\n <tbody>\n <tr>\n <td> a b </td>\n </tr>\n </tbody>\n</table>')).toBe(
    '<table><tbody><tr><td> a b </td></tr></tbody></table>',
  );
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it.each([
  ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['pictures', '<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
  ['drawings', '<svg onload="alert(1)"><text>a</text></svg><p>b</p>', '<p>b</p>'],
  ['frames', '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>b</p>', '<p>b</p>'],
  ['handlers', '<p onclick="alert(1)" id="x" data-x="1">a</p>', '<p>a</p>'],
  ['styles', '<style>p{display:none}</style><p style="color:red">a</p>', '<p>a</p>'],
  ['links, not their text', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
  ['forms, not their text', '<form action="/x"><p>a</p><input value="b"></form>', '<p>a</p>'],
  ['foreign classes', '<p class="num evil">a</p>', '<p class="num">a</p>'],
  ['comments', '<!-- x --><p>a</p>', '<p>a</p>'],
])('leaves out %s', (_what, markup, expected) => {
  expect(shown(markup)).toBe(expected);
});

it('keeps escaped markup a text', () => {
  shown('<p>&lt;b&gt; &amp; &quot;</p>');

  expect(screen.getByText('<b> & "')).toBeTruthy();
});
