// cspell:disable
/** What programs put on the clipboard, shortened where it repeats, and the blocks that pasting it should produce. */
export interface PasteSample {
  readonly program: string
  readonly html: string
  readonly blocks: readonly string[]
}

const CREW = ['The crew arrived at six.', 'They raised the tower before noon. Then they left.']

const ARTICLE = [
  '## Night shift',
  'The crew arrived at six.',
  '**All bold.**',
  '_All italic._',
  'Some bold and underlined words.',
  'First point',
  'Second point',
]

const GOOGLE = (weight: number, text: string, more = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${weight};font-style:normal;text-decoration:none;white-space:pre-wrap;${more}">${text}</span>`

export const PASTE_SAMPLES: readonly PasteSample[] = [
  {
    program: 'Excel or Google Sheets, cells',
    html: '<table><tr><td>Tower</td><td>4 bases</td></tr><tr><td>Beam</td><td>2 <b>picks</b></td></tr></table>',
    blocks: ['Tower 4 bases', 'Beam 2 picks'],
  },
  {
    program: 'Outlook or Gmail, with two line breaks',
    html: '<div dir="ltr"><div>The crew arrived at six.<br><br>They raised the tower before noon.<br>Then they left.</div></div>',
    blocks: CREW,
  },
  {
    program: 'Gmail, with a block for each line',
    html: '<div dir="ltr">The crew arrived at six.<div><br></div><div>They raised the tower before noon. <b>Then</b> they left.</div></div><br class="Apple-interchange-newline">',
    blocks: CREW,
  },
  {
    program: 'Outlook on the web',
    html: '<div class="elementToProof" style="font-family: Aptos, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">The crew arrived at six.</div><div class="elementToProof" style="font-family: Aptos, sans-serif;"><br></div><div class="elementToProof" style="font-family: Aptos, sans-serif;">They raised the tower before noon.<br>Then they left.</div>',
    blocks: CREW,
  },
  {
    program: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;">${GOOGLE(400, 'Night shift')}</h2><p dir="ltr" style="line-height:1.38;">${GOOGLE(400, 'The crew arrived at six.')}</p><br /><p dir="ltr">${GOOGLE(700, 'All bold.')}</p><p dir="ltr"><span style="font-weight:400;font-style:italic;">All italic.</span></p><p dir="ltr">${GOOGLE(400, 'Some ')}${GOOGLE(700, 'bold')}${GOOGLE(400, ' and underlined words.', 'text-decoration:underline')}</p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${GOOGLE(400, 'First point')}</p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation">${GOOGLE(400, 'Second point')}</p></li></ul></b>`,
    blocks: ARTICLE,
  },
  {
    program: 'LibreOffice Writer',
    html: '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">p { line-height: 115%; background: transparent }</style></head><body lang="en-US" link="#000080" dir="ltr"><h2 class="western">Night shift</h2><p style="line-height: 100%">The crew arrived\nat six.</p><p><b>All bold.</b></p><p><i>All italic.</i></p><p>Some <b>bold</b> and <u>underlined</u> words.</p><ul><li><p style="margin-bottom: 0in">First point</p></li><li><p>Second point</p></li></ul></body></html>',
    blocks: ARTICLE,
  },
  {
    program: 'Apple Pages and TextEdit',
    html: '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px Helvetica} span.s1 {font: bold 11px Helvetica}</style></head><body><p class="p1">The crew arrived at six.</p><p class="p2"><br></p><p class="p1"><span class="Apple-converted-space">  </span>They raised the tower before noon.<br>Then they left.</p></body></html>',
    blocks: CREW,
  },
  {
    program: 'Apple Mail',
    html: '<meta charset="UTF-8"><div style="caret-color: rgb(0, 0, 0); font-style: normal; font-weight: 400; text-decoration: none;">The crew arrived at six.</div><div style="caret-color: rgb(0, 0, 0);"><br></div><span style="font-weight: 400;">They raised the tower before noon.<br>Then they left.</span><br class="Apple-interchange-newline">',
    blocks: CREW,
  },
  {
    program: 'Notion',
    html: "<meta charset='utf-8'><h2>Night shift</h2>\n<p>The crew arrived at six.</p>\n<p><strong>All bold.</strong></p>\n<p><em>All italic.</em></p>\n<p>Some <strong>bold</strong> and <u>underlined</u> words.</p>\n<ul>\n<li>First point</li>\n<li>Second point</li>\n</ul>\n<!-- notionvc: 6e8b -->",
    blocks: ARTICLE,
  },
  {
    program: 'Slack',
    html: '<meta charset="utf-8"><span style="color: rgb(29, 28, 29); font-family: Slack-Lato; font-weight: 400;">The crew arrived at six.</span><span class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="box-sizing: inherit; display: block; height: unset;"></span><span style="font-weight: 400;">They raised the tower before noon.</span><br style="box-sizing: inherit;"><span>Then they left.</span>',
    blocks: CREW,
  },
  {
    program: 'Firefox’s PDF viewer',
    html: '<span style="left: 15%; font-size: calc(var(--scale-factor)*12px);" role="presentation" dir="ltr">They raised the tower</span><br role="presentation"><span role="presentation" dir="ltr">before noon.</span>',
    blocks: ['They raised the tower before noon.'],
  },
  {
    program: 'a page with hidden and deleted text',
    html: '<p>The <del>old </del>crew<span style="display:none"> secret</span> arrived&nbsp;at&shy; six.</p><script>alert(1)</script><p style="mso-hide:all">Hidden</p><p>Then <b style="font-weight: normal">they</b> left.</p>',
    blocks: ['The crew arrived at six.', 'Then they left.'],
  },
  {
    program: 'a code editor',
    html: '<pre style="white-space:pre">The crew arrived at six.\n\nThey raised the tower before noon.\nThen they left.</pre>',
    blocks: CREW,
  },
]

/** Plain text from the clipboard, and its blocks. */
export const TEXT_SAMPLES: readonly (readonly [program: string, text: string, blocks: readonly string[]])[] = [
  [
    'an editor, with blank lines',
    'The crew arrived at six.\r\n\r\nThey raised the tower before noon.\r\nThen they left.\r\n',
    CREW,
  ],
  [
    'an editor, without blank lines',
    'The crew arrived at six.\nThe tower went up.',
    ['The crew arrived at six.', 'The tower went up.'],
  ],
  [
    'a PDF viewer',
    'The crew raised the\nalu\u0002\nminum tower before\nnoon. Then they left.\n',
    ['The crew raised the aluminum tower before noon. Then they left.'],
  ],
  ['a PDF viewer, with hyphens', 'The well-\nknown crew left.', ['The well-known crew left.']],
  [
    'PowerPoint',
    'The crew arrived at six.\u000BThe tower went up.',
    ['The crew arrived at six.', 'The tower went up.'],
  ],
  ['a list', 'Points:\n\n• First point\n• Second point', ['Points:', '• First point', '• Second point']],
  ['marks', '## Heading\r\nOne line.\r\n\r\n_Another line._', ['## Heading', 'One line.', '_Another line._']],
]
