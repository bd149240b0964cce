-- Japanese addresses nobody as あなた (docs/words). Texts that staff have changed stay as they are.
-- small table: the templates of one list
update message_template_text t set text = new.text
from (values
  (3, '世界のこちら側からこんにちは。あなたの街では、いい日曜日はどんなふうに過ごしますか？', '世界のこちら側からこんにちは。そちらの街では、いい日曜日はどんなふうに過ごしますか？'),
  (5, 'こんにちは。あなたの街を訪れたら一度は食べるべき料理は何ですか？お店はどこがいいでしょう？', 'こんにちは。そちらの街を訪れたら一度は食べるべき料理は何ですか？お店はどこがいいでしょう？'),
  (13, 'はじめまして！あなたを少し知るために聴くなら、どの曲がいいですか？', 'はじめまして！どんな方か少し知るために聴くなら、どの曲がいいですか？')
) as new (template_id, old, text)
where t.template_id = new.template_id and t.language = 'ja' and t.text = new.old;
