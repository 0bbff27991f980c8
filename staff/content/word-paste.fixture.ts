/** HTML that Word for Windows puts on the clipboard, shortened where it repeats. */
export const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/EVE/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-size:12.0pt; font-family:"Aptos",sans-serif;}
@page WordSection1 {size:8.5in 11.0in; margin:1.0in 1.0in 1.0in 1.0in;}
-->
</style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->
</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Night <span class=SpellE>shift</span><o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-size:11.0pt;color:#C00000'>The crew said
“don’t drop it”&nbsp;&#8212; twice.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Two <span style='color:red'>bold</span> words.<o:p></o:p></b></p>
<p class=MsoNormal><i>All italic.</i><o:p></o:p></p>
<p class=MsoNormal>Some <b>bold</b> and <del cite="mailto:Eve"><span style='color:red'>deleted </span></del><u>underlined</u> words.<span
class=MsoCommentReference><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[E1]</a><![endif]></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First point<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]--><b>Second point<o:p></o:p></b></p>
<table class=MsoNormalTable border=1><tr><td width=100 style='width:75pt'><p class=MsoNormal>Cell<o:p></o:p></p></td><td>
<p class=MsoNormal><b>Bold cell</b></p></td></tr></table>
<!--EndFragment-->
<div style='mso-element:comment-list'><div style='mso-element:comment' id="_com_1"><p class=MsoCommentText>Check this.</p></div></div>
</body>
</html>`

/** The blocks that pasting the HTML should produce. */
export const WORD_BLOCKS = [
  '## Night shift',
  'The crew said “don’t drop it” — twice.',
  '**Two bold words.**',
  '_All italic._',
  'Some bold and underlined words.',
  'First point',
  '**Second point**',
  'Cell',
  '**Bold cell**',
]
