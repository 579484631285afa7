import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textAsHtml } from './rich-text-html.ts';
import { parseText } from './rich-text-parse.ts';
import { textFromHtml } from './rich-text-pasted.ts';

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if !mso]>
<style>
v\\:* {behavior:url(#default#VML);}
</style>
<![endif]--><!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:ValidateAgainstSchemas/>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:"Cambria Math";
	panose-1:2 4 5 3 5 4 6 3 2 4;}
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm;}
-->
</style>
</head>

<body lang=EN-GB link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h1><span style='mso-fareast-font-family:"Times New Roman"'>Quay planner<o:p></o:p></span></h1>

<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US
style='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif;
mso-ascii-theme-font:minor-latin'>You decide</span></b><span lang=EN-US> which
ship is <i>unloaded</i> when.<span style='mso-spacerun:yes'>  </span>Ask <a
href="https://harbour.test/jobs?a=1&amp;b=2"><span style='color:#0563C1'>us</span></a>
or <a href="javascript:alert(1)">them</a>.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Plan berths<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>for three days<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·&nbsp; </span><![endif]>Change &lt;plans&gt;<o:p></o:p></p>

<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" type="#_x0000_t75">
 <v:imagedata src="file:///C:/Temp/clip_image001.png" o:title=""/>
</v:shape><![endif]--><![if !vml]><img width=602 height=339
src="file:///C:/Temp/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]></span></p>

<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Apply<o:p></o:p></p>

<p class=MsoNormal style='mso-hide:all'>secret</p>
<!--EndFragment-->
</body>
</html>`;

const GOOGLE = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f3a"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;font-style:normal;">What you bring</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Care</span><span style="font-size:11pt;font-weight:400;font-style:normal;"> with </span><span style="font-weight:400;font-style:italic;">numbers</span></p><br /><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;">Ask</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">early</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Guess</span></p></li></ol></b><br class="Apple-interchange-newline">`;

describe('what is pasted', () => {
  it('from Word keeps headings, lists, marks and links, and nothing else', () => {
    const { text, images } = textFromHtml(WORD);
    expect(textAsHtml(text)).toBe(
      '<h2>Quay planner</h2><p><strong>You decide</strong> which ship is <em>unloaded</em> when. Ask <a href="https://harbour.test/jobs?a=1&amp;b=2" rel="nofollow noopener">us</a> or them.</p>' +
        '<ul><li>Plan berths<ul><li>for three days</li></ul></li><li>Change &lt;plans&gt;</li></ul><ol><li>Apply</li></ol>',
    );
    expect(images).toBe(1);
  });

  it('from Google Docs keeps the same, whatever its elements say', () => {
    const { text, images } = textFromHtml(GOOGLE);
    expect(textAsHtml(text)).toBe(
      '<h2>What you bring</h2><p><strong>Care</strong> with <em>numbers</em></p><ol><li>Ask<ul><li>early</li></ul></li><li>Guess</li></ol>',
    );
    expect(images).toBe(0);
  });

  it.each([
    ['<p>a<br>b</p><div>c<div>d</div></div>', '<p>a<br>b</p><p>c</p><p>d</p>'],
    [
      '<ul><li><p>a</p><p>b</p><li>c<ul><li>d<ul><li>e</ul></ul></ul>f',
      '<ul><li>a<br>b</li><li>c<ul><li>d</li><li>e</li></ul></li></ul><p>f</p>',
    ],
    ['<h4>a <b>b</b></h4>', '<h3>a b</h3>'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    [
      '<script>alert("<p>x</p>")</script>a <b onclick="x>y">b</b> 1 < 2 &copy; &unknown; &#8211;',
      '<p>a <strong>b</strong> 1 &lt; 2 © &amp;unknown; –</p>',
    ],
    [
      '<span style="font-weight:bold">a</span>  <strong>b</strong>',
      '<p><strong>a</strong> <strong>b</strong></p>',
    ],
    ['</p></ul>a', '<p>a</p>'],
    ['<!-- never closed <p>a</p>', ''],
  ])('%s', (html, expected) => {
    expect(textAsHtml(textFromHtml(html).text)).toBe(expected);
  });

  it('is always in the model, and reads what it wrote', () => {
    const part = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<ul>',
        '</ul>',
        '<ol>',
        '<li>',
        '</li>',
        '<h2>',
        '</h2>',
        '<b>',
        '</b>',
        '<i>',
        '<br>',
        'a',
        ' ',
      ],
      ...[
        '<a href="https://a.test">',
        '</a>',
        '<a href="data:x">',
        '<img>',
        '&#0;',
        '&#xd800;',
        '\u0000',
        '<',
        '"',
        '<!--',
      ],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { text } = textFromHtml(parts.join(''));
        expect(parseText(text)).toEqual({ text });
        const again = textFromHtml(textAsHtml(text)).text;
        expect(textAsHtml(textFromHtml(textAsHtml(again)).text)).toBe(textAsHtml(again));
      }),
    );
  });
});
