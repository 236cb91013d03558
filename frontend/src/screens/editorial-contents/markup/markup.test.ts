import { describe, expect, it } from 'vitest';
import { markupRemarks } from './markupRemarks';
import { linesOf, markupTokens } from './markupTokens';

const kinds = (markup: string) => markupTokens(markup).map(({ kind, text }) => `${kind} ${text}`);
const said = (markup: string) =>
  markupRemarks(markupTokens(markup)).map(
    ({ line, what, says }) => `${line} ${says.replace('{what}', what)}`,
  );

describe('the pieces of markup', () => {
  it.each([
    '',
    'Solo testo, perché no?\n',
    '<h2>Titolo</h2>\n<p class="note">{wltp_min} l/100 km</p>',
    `<a href='/x' onclick="track('a')">b</a>`,
    '<!-- nota\nlunga --><p>a</p><!doctype html>',
    '<script>if (a < b) { c("<p>") }</script>d',
    '1 < 2 && 3 > 2 <3 </> <p',
    '<p title="non chiuso\n<b>x</b>',
    '<textarea><b></textarea>',
    '<img src=/a.png alt=>\r\n<br/>',
  ])('hold every character of %j once', (markup) => {
    const tokens = markupTokens(markup);
    const lines = linesOf(tokens).map((line) => line.map(({ text }) => text).join(''));

    expect(tokens.map(({ text }) => text).join('')).toBe(markup);
    expect(lines.join('\n')).toBe(markup);
  });

  it('are told apart', () => {
    expect(kinds(`<a href="/x" hidden>{code} b</a><!-- c -->`)).toEqual([
      'text <',
      'start a',
      'text  ',
      'attribute href',
      'text =',
      'value "/x"',
      'text  ',
      'attribute hidden',
      'text >',
      'placeholder {code}',
      'text  b',
      'text </',
      'end a',
      'text >',
      'comment <!-- c -->',
    ]);
  });

  it('take a script for what it is up to its end', () => {
    expect(kinds('<script>a("<p>")</SCRIPT>b')).toContain('comment a("<p>")');
    expect(kinds('<style>a { b: c }')).toContain('comment a { b: c }');
  });

  // Far more than an editor holds: reading that starts over at every character would not end within the test's time.
  it.each([['<a '], ['<a'], ['<!--'], ['{'], ['"<']])(
    'are read in one go, also where %s stands a hundred thousand times',
    (part) => {
      const markup = `${part.repeat(100_000)}"`;

      expect(
        markupTokens(markup)
          .map(({ text }) => text)
          .join('') === markup,
      ).toBe(true);
    },
  );
});

describe('the remarks on markup', () => {
  it('are none where the preview shows everything', () => {
    expect(
      said(
        '<h2 class="t" id="x">A</h2>\n<p>b<br>c <a href="/hybrid" target="_blank" rel="noopener">d</a></p>\n<ul><li>e<li>f</ul><img src="/a.png" alt="g"><table><tr><td colspan=2>h</table>',
      ),
    ).toEqual([]);
  });

  it('name what is left out, by line', () => {
    expect(
      said(
        `<p style="color:red">a</p>\n<p><a href="/h"\n onclick="track('h')">b</a></p>\n<script src="//cdn.example/p.js"></script>\n<form action="/x"><input name="y"></form>`,
      ),
    ).toEqual([
      '1 style of <p> is not shown',
      '3 onclick of <a> is not shown',
      '4 <script> is not shown',
      '5 <form> is not shown; its text stays',
      '5 <input> is not shown',
    ]);
  });

  it.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'VBScript:x'])(
    'name the address %j',
    (href) => {
      expect(said(`<a href="${href}">a</a>`)).toEqual([
        '1 href of <a> is not an address that can be used as a link',
      ]);
    },
  );

  it.each(['https://alturia.example/', '//alturia.example', '/it', '#top', 'mailto:a@b.example', 'tel:+39'])(
    'say nothing of the address %j',
    (href) => {
      expect(said(`<a href="${href}">a</a>`)).toEqual([]);
    },
  );

  it('name what is open at the end, and what ends nothing', () => {
    expect(said('<div>\n<b>a\n</div>\n</i>')).toEqual(['2 <b> is never closed', '4 </i> ends nothing']);
    expect(said('<p>a\n<strong>b')).toEqual(['2 <strong> is never closed']);
  });
});
