/** What a model may write, and what is left of it: for tests. */
export interface Example {
  title: string;
  text: string;
  narration: string;
  calls?: readonly [name: string, input: unknown][];
}

const stealth = { notation: '1d20+5', reason: 'Stealth' };
const json = '{"notation": "1d20+5", "reason": "Stealth"}';
const called = [['roll_dice', stealth]] as const satisfies Example['calls'];

const call = (title: string, text: string, narration = '', calls: Example['calls'] = called): Example => ({
  title,
  text,
  narration,
  calls,
});
const drop = (title: string, text: string, narration: string): Example => ({ title, text, narration });

const tags = [
  'think',
  'thinking',
  'thought',
  'reasoning',
  'reflection',
  'analysis',
  'scratchpad',
  'inner_monologue',
  'seed:think',
  'mm:think',
  'longcat_think',
];

export const thoughts: readonly Example[] = [
  ...tags.map((tag) => drop(`<${tag}>`, `<${tag}>He lies.</${tag}>Hello.`, 'Hello.')),
  ...tags.map((tag) =>
    drop(`<${tag}> in between`, `Well. <${tag}>\nHe lies.\n</${tag}> Hello.`, 'Well.  Hello.'),
  ),
  drop('capitals', '\n<THINK>He lies.</Think>\nHello.', '\n\nHello.'),
  drop('attributes', '<think signature="a>b" budget=3>He lies.</think>Hello.', 'Hello.'),
  drop('space in a tag', '<think >He lies.</think >Hello.', 'Hello.'),
  drop('an empty tag', 'Hello<think/> there.', 'Hello there.'),
  drop('space everywhere in a tag', '<think\n>He lies.< /think >Hello.', 'Hello.'),
  drop('space before a name', '< think >He lies.</ think\r\n>Hello.', 'Hello.'),
  drop('a thought in a thought', '<think>a<think>b</think>The door opens.', 'The door opens.'),
  drop(
    'a closing too many',
    '<think>a<think>b</think>The door opens.</think> Cold.',
    'The door opens. Cold.',
  ),
  drop('another kind that never ends', '<think>a<reflection>b</think>Hello.', 'Hello.'),
  drop('closed by a name like it', '<think>He lies.</thinking>Hello.', 'Hello.'),
  drop('a fence', 'Hm.\n```thinking\nHe lies.\n```\nHello.', 'Hm.\n\nHello.'),
  drop('a fence named otherwise', '```Thought\nHe lies. roll_dice(notation="1d20")\n```\nHello.', '\nHello.'),
  drop('one kind in another', '<think>a<reflection>b</reflection>c</think>Hello.', 'Hello.'),
  drop('one that never ends', 'Hello. <think>He lies.', 'Hello. '),
  drop('a closing alone', 'Hello.</think> You wake.', 'Hello. You wake.'),
  drop('[THINK]', '[THINK]He lies.[/THINK]Hello.', 'Hello.'),
  drop('◁think▷', '◁think▷He lies.◁/think▷Hello.', 'Hello.'),
  drop('escaped tags', '&lt;think&gt;He lies.&lt;/think&gt;Hello & farewell.', 'Hello & farewell.'),
  drop(
    'begin_of_thought',
    '<|begin_of_thought|>He lies.<|end_of_thought|><|begin_of_solution|>Hello.<|end_of_solution|>',
    'Hello.',
  ),
  drop(
    'START_THINKING',
    '<|START_THINKING|>He lies.<|END_THINKING|><|START_RESPONSE|>Hello.<|END_RESPONSE|>',
    'Hello.',
  ),
  drop('inner_prefix', '<|inner_prefix|>He lies.<|inner_suffix|>Hello.', 'Hello.'),
  drop('unused94', '<unused94>thought\nHe lies.<unused95>Hello.', 'Hello.'),
  drop('a half channel', '<|channel>thought\nHe lies.<channel|>Hello.<turn|>', 'Hello.'),
  drop('a thought before an answer', '<think>He lies.</think><answer>Hello.</answer>', 'Hello.'),
  drop(
    'harmony',
    '<|channel|>analysis<|message|>He lies.<|end|><|start|>assistant<|channel|>final<|message|>Hello.<|return|>',
    'Hello.',
  ),
  drop('harmony without an end', '<|channel|>analysis<|message|>He lies.', ''),
  drop('Granite', "Here's my thought process: he lies.\nHere's my response: Hello.", ' Hello.'),
  drop('harmony without tokens', 'analysisWe need to lie.assistantfinalHello.', 'Hello.'),
  drop('a call that was only thought of', `<think>roll_dice(${json})</think>Hello.`, 'Hello.'),
];

export const calls: readonly Example[] = [
  call(
    'Hermes',
    `Hm.\n<tool_call>\n{"name": "roll_dice", "arguments": ${json}}\n</tool_call>\nWait.`,
    'Hm.\n\nWait.',
  ),
  call('Hermes, never closed', `<tool_call>{"name": "roll_dice", "arguments": ${json}}`),
  call('Hermes, a brace too few', `<tool_call>{"name": "roll_dice", "arguments": ${json}</tool_call>`),
  call(
    'Hermes, broken',
    `<tool_call>{'name': 'roll_dice', 'arguments': {'notation': '1d20+5', 'reason': 'Stealth',},}</tool_call>`,
  ),
  call(
    'Hermes, two',
    `<tool_call>{"name": "roll_dice", "arguments": ${json}}</tool_call>\n<tool_call>{"name": "end_game", "arguments": {}}</tool_call>`,
    '\n',
    [...called, ['end_game', {}]],
  ),
  call(
    'Hermes, closed by the next',
    `<tool_call>{"name": "roll_dice", "arguments": ${json}}<tool_call>{"name": "end_game"}</tool_call>`,
    '',
    [...called, ['end_game', {}]],
  ),
  call('an unknown tool', '<tool_call>{"name": "cast_spell", "arguments": {"level": 3}}</tool_call>', '', [
    ['cast_spell', { level: 3 }],
  ]),
  call(
    'arguments as text',
    `<tool_call>{"name": "roll_dice", "arguments": ${JSON.stringify(json)}}</tool_call>`,
  ),
  call(
    'Qwen coder',
    '<tool_call>\n<function=roll_dice>\n<parameter=notation>\n1d20+5\n</parameter>\n<parameter=reason>\nStealth\n</parameter>\n</function>\n</tool_call>',
  ),
  call(
    'Qwen coder without its wrapping',
    '<function=roll_dice><parameter=notation>1d20+5</parameter><parameter=reason>Stealth</parameter></function>Wait.',
    'Wait.',
  ),
  call(
    'typed parameters',
    '<function=update_character><parameter=character>Mira</parameter><parameter=hp_change>-5</parameter><parameter=conditions>["prone"]</parameter></function>',
    '',
    [['update_character', { character: 'Mira', hp_change: -5, conditions: ['prone'] }]],
  ),
  call('Llama, function', `<function=roll_dice>${json}</function>`),
  call('Llama, python_tag with JSON', `<|python_tag|>{"name": "roll_dice", "parameters": ${json}}<|eom_id|>`),
  call(
    'Llama, python_tag with a call',
    '<|python_tag|>roll_dice.call(notation="1d20+5", reason="Stealth")<|eom_id|>',
  ),
  call('Llama, bare JSON', `{"name": "roll_dice", "parameters": ${json}}`),
  call('Llama, bare JSON with a type', `{"type": "function", "name": "roll_dice", "parameters": ${json}}`),
  call(
    'Llama, JSON of OpenAI',
    `{"type": "function", "function": {"name": "roll_dice", "arguments": ${JSON.stringify(json)}}}`,
  ),
  call(
    'bare JSON, parted by ;',
    `{"name": "roll_dice", "parameters": ${json}}; {"name": "end_game", "parameters": {}}`,
    ' ',
    [...called, ['end_game', {}]],
  ),
  call(
    'bare JSON, on lines',
    `{"name": "roll_dice", "parameters": ${json}}\n{"name": "end_game", "parameters": {}}\nWait.`,
    '\n\nWait.',
    [...called, ['end_game', {}]],
  ),
  call(
    'bare JSON, cut off',
    `You sneak.\n{"name": "roll_dice", "parameters": {"notation": "1d20+5", "reason": "Stealth"`,
    'You sneak.\n',
  ),
  call('bare JSON, arguments first', `{"arguments": ${json}, "name": "roll_dice"}`),
  call('bare JSON, a tool as field', `{"roll_dice": ${json}}`),
  call('bare JSON, a list', `[{"name": "roll_dice", "arguments": ${json}}]`),
  call(
    'bare JSON, tool_calls',
    `{"tool_calls": [{"function": {"name": "roll_dice", "arguments": ${json}}}]}`,
  ),
  call('bare JSON, flat', '{"tool": "roll_dice", "notation": "1d20+5", "reason": "Stealth"}'),
  call(
    'bare JSON, braces doubled',
    '{{"name": "roll_dice", "arguments": {{"notation": "1d20+5", "reason": "Stealth"}}}}',
  ),
  call('Llama 4, pythonic', '[roll_dice(notation="1d20+5", reason="Stealth"), end_game()]', ' ', [
    ...called,
    ['end_game', {}],
  ]),
  call('Mistral', `[TOOL_CALLS][{"name": "roll_dice", "arguments": ${json}}]</s>`),
  call('Mistral, one object', `[TOOL_CALLS] {"name": "roll_dice", "arguments": ${json}} Wait.`, ' Wait.'),
  call('Mistral, ARGS', `[TOOL_CALLS]roll_dice[ARGS]${json}[TOOL_CALLS]end_game[ARGS]{}`, '', [
    ...called,
    ['end_game', {}],
  ]),
  call('Mistral, CALL_ID', `[TOOL_CALLS]roll_dice[CALL_ID]a1b2c3d4e[ARGS]${json}`),
  call('LM Studio', `[TOOL_REQUEST]{"name": "roll_dice", "arguments": ${json}}[END_TOOL_REQUEST]`),
  call(
    'Gemma, tool_code',
    'Hm.\n```tool_code\nprint(default_api.roll_dice(notation="1d20+5", reason="Stealth"))\n```\n',
    'Hm.\n\n',
  ),
  call(
    'Gemma, tool_code with a plain call',
    "```tool_code\nroll_dice(notation='1d20+5', reason='Stealth')\n```",
  ),
  call(
    'Gemma, JSON in a fence',
    `\`\`\`json\n{"name": "roll_dice", "parameters": ${json}}\n\`\`\`\nWait.`,
    '\nWait.',
  ),
  call('JSON in a fence, arguments first', `\`\`\`json\n{"arguments": ${json}, "name": "roll_dice"}\n\`\`\``),
  call(
    'Gemma 4',
    '<|tool_call>call:roll_dice{notation:<|"|>1d20+5<|"|>,reason:<|"|>Stealth<|"|>}<tool_call|>',
  ),
  call(
    'a fence around a wrapping',
    `\`\`\`xml\n<tool_call>{"name": "roll_dice", "arguments": ${json}}</tool_call>\n\`\`\`\nWait.`,
    '\nWait.',
  ),
  call('a fence of Python', '```python\nroll_dice(notation="1d20+5", reason="Stealth")\n```'),
  call(
    'function_calls',
    '<function_calls>\n<invoke name="roll_dice">\n<parameter name="notation">1d20+5</parameter>\n<parameter name="reason">Stealth</parameter>\n</invoke>\n</function_calls>',
  ),
  call(
    'invoke alone',
    'Hm. <invoke name="roll_dice"><parameter name="notation">1d20+5</parameter><parameter name="reason">Stealth</parameter></invoke>',
    'Hm. ',
  ),
  call(
    'MiniMax',
    '<minimax:tool_call><invoke name="roll_dice"><parameter name="notation">1d20+5</parameter><parameter name="reason">Stealth</parameter></invoke></minimax:tool_call>',
  ),
  call(
    'DeepSeek',
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>roll_dice\n\`\`\`json\n${json}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜><｜end▁of▁sentence｜>`,
  ),
  call(
    'DeepSeek 3.1',
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>roll_dice<｜tool▁sep｜>${json}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  ),
  call(
    'DeepSeek 3.2',
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="roll_dice">\n<｜DSML｜parameter name="notation" string="true">1d20+5</｜DSML｜parameter>\n<｜DSML｜parameter name="reason" string="true">Stealth</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
  ),
  call(
    'Kimi',
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.roll_dice:0<|tool_call_argument_begin|>${json}<|tool_call_end|><|tool_calls_section_end|>`,
  ),
  call(
    'GLM',
    '<tool_call>roll_dice\n<arg_key>notation</arg_key>\n<arg_value>1d20+5</arg_value>\n<arg_key>reason</arg_key>\n<arg_value>Stealth</arg_value>\n</tool_call>',
  ),
  call(
    'harmony',
    `<|channel|>analysis<|message|>Roll.<|end|><|start|>assistant<|channel|>commentary to=functions.roll_dice <|constrain|>json<|message|>${json}<|call|>`,
  ),
  call(
    'harmony, recipient first',
    `<|start|>assistant to=functions.roll_dice<|channel|>commentary<|message|>${json}<|call|>`,
  ),
  call(
    'Command R',
    `<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "roll_dice", "parameters": ${json}}]<|END_ACTION|>`,
  ),
  call('Granite', `<|tool_call|>[{"name": "roll_dice", "arguments": ${json}}]`),
  call('LFM2', '<|tool_call_start|>[roll_dice(notation="1d20+5", reason="Stealth")]<|tool_call_end|>'),
  call('Apertus', `<|tools_prefix|>[{"roll_dice": ${json}}]<|tools_suffix|>`),
  call('ReAct', `You sneak.\nAction: roll_dice\nAction Input: ${json}\nWait.`, 'You sneak.\n\nWait.'),
  call('ReAct in bold', `**Action:** roll_dice\n**Action Input:** ${json}`),
  call('ReAct with a call', 'Action: roll_dice(notation="1d20+5", reason="Stealth")'),
  call('ReAct, an unknown tool', 'Action: search\nAction Input: the old king\n', '\n', [
    ['search', 'the old king'],
  ]),
  call(
    'a plain call',
    'You sneak. roll_dice(notation="1d20+5", reason="Stealth") Wait.',
    'You sneak.  Wait.',
  ),
  call('a plain call with JSON', `roll_dice(${json})`),
  call('a plain call on lines', 'roll_dice(\n  notation="1d20+5",\n  reason="Stealth",\n)'),
  call('a plain call, cut off', 'roll_dice(notation="1d20+5", reason="Stealth"'),
  call('a slash', `/roll_dice ${json}`),
  call('a name and JSON', `roll_dice ${json}`),
  call('in backticks', 'Hm. `roll_dice(notation="1d20+5", reason="Stealth")`\nWait.', 'Hm. \nWait.'),
  call('in asterisks', '**roll_dice(notation="1d20+5", reason="Stealth")** Wait.', ' Wait.'),
  call('in brackets', '[roll_dice(notation="1d20+5", reason="Stealth")]'),
  call('in brackets, with words', 'Hm. [roll_dice 1d20+5] Wait.', 'Hm.  Wait.', [['roll_dice', '1d20+5']]),
  call('in brackets, with a colon', '[roll_dice: 1d20+5] Wait.', ' Wait.', [['roll_dice', '1d20+5']]),
  call('in brackets, with a slash', '[/roll_dice 1d20+5] Wait.', ' Wait.', [['roll_dice', '1d20+5']]),
  call('in brackets, with attributes', '[roll_dice notation="1d20+5" reason="Stealth"]\nWait.', '\nWait.'),
  call('in brackets, alone', 'Hm. (roll_dice) Wait.', 'Hm.  Wait.', [['roll_dice', {}]]),
  call('in brackets, never closed', 'Hm. [roll_dice 1d20+5\nWait.', 'Hm. \nWait.', [['roll_dice', '1d20+5']]),
  call('in braces', 'Hm. {{roll_dice 1d20}} Wait.', 'Hm.  Wait.', [['roll_dice', '1d20']]),
  call(
    'in braces, with brackets',
    'Hm. {{roll_dice(notation="1d20+5", reason="Stealth")}} Wait.',
    'Hm.  Wait.',
  ),
  call('in braces, with JSON', `{{ roll_dice ${json} }}`),
  call('in angles', 'Hm. <<roll_dice 1d20>> Wait.', 'Hm.  Wait.', [['roll_dice', '1d20']]),
  call('in one angle', 'Hm. <roll_dice 1d20> Wait.', 'Hm.  Wait.', [['roll_dice', '1d20']]),
  call('in angles, with brackets', '<<roll_dice(notation="1d20+5", reason="Stealth")>> Wait.', ' Wait.'),
  call('a label', 'Hm.\nTool call: roll_dice with 1d20+5\nWait.', 'Hm.\n\nWait.', [['roll_dice', '1d20+5']]),
  call('a label in brackets', '[Tool call: roll_dice 1d20+5]\nWait.', '\nWait.', [['roll_dice', '1d20+5']]),
  call('an action with its input', 'Action: roll_dice(1d20)\nWait.', '\nWait.', [['roll_dice', '1d20']]),
  call('arguments alone', 'Hm.\n"arguments": {"notation": "1d20"}\nWait.', 'Hm.\n\nWait.', []),
  call('without its braces', `Hm.\n"name": "roll_dice",\n"arguments": ${json}\nWait.`, 'Hm.\n\nWait.'),
  call('a name alone', 'Hm.\n"name": "roll_dice"\nWait.', 'Hm.\n\nWait.', []),
  call(
    'Hermes, never closed and gone on from',
    `Hm.<tool_call>{"name": "roll_dice", "arguments": ${json}}\n\n"The door," he says, "opens."`,
    'Hm.\n\n"The door," he says, "opens."',
  ),
  call(
    'Hermes, never closed, with another behind the prose',
    `<tool_call>{"name": "roll_dice", "arguments": ${json}} Wait. <tool_call>{"name": "end_game"}</tool_call> Cold.`,
    ' Wait.  Cold.',
    [...called, ['end_game', {}]],
  ),
  call(
    'Hermes, two in one',
    `<tool_call>{"name": "roll_dice", "arguments": ${json}}\n{"name": "cast_spell", "arguments": {}}</tool_call>Wait.`,
    'Wait.',
    [...called, ['cast_spell', {}]],
  ),
  call('Llama, never closed', `<function=roll_dice>${json} Wait.`, ' Wait.'),
  call(
    'a plain call that ends with its line',
    'I would use roll_dice(1d20 here. The door opens.\nCold. roll_dice(1d20)',
    'I would use roll_dice(1d20 here. The door opens.\nCold. ',
    [['roll_dice', '1d20']],
  ),
  call(
    'a plain call that ends with the answer',
    'I would use roll_dice(1d20 here.',
    'I would use roll_dice(1d20 here.',
    [],
  ),
  call('a plain call, never closed', 'roll_dice(notation="1d20+5", reason="Stealth"\n\nWait.', '\nWait.'),
  call(
    'a plain call with paragraphs',
    'update_world_state(notes="One.\n\nTwo (and [three].") Wait.',
    ' Wait.',
    [['update_world_state', { notes: 'One.\n\nTwo (and [three].' }]],
  ),
  call('a word that is a tool', 'recall(query="the old king", where="story")', '', [
    ['recall', { query: 'the old king', where: 'story' }],
  ]),
  call('a tool as tag', '<roll_dice notation="1d20+5" reason="Stealth"/>'),
  call(
    'a tool as tag, with tags',
    '<roll_dice><notation>1d20+5</notation><reason>Stealth</reason></roll_dice>',
  ),
  call(
    'Python literals',
    "update_character(character='Mira', level=None, conditions=['prone'], dead=False)",
    '',
    [['update_character', { character: 'Mira', level: null, conditions: ['prone'], dead: false }]],
  ),
  call('what cannot be mended', 'roll_dice("1d20", plus five)', '', [['roll_dice', '"1d20", plus five']]),
];

const answer =
  '{"status": "rolled", "notation": "1d20+5", "reason": "Stealth", "total": 17, "breakdown": "12 + 5"}';

export const results: readonly Example[] = [
  drop('tool_response', `Hm. <tool_response>\n${answer}\n</tool_response>Wait.`, 'Hm. Wait.'),
  drop('function_results', `<function_results><result>${answer}</result></function_results>Wait.`, 'Wait.'),
  drop('TOOL_RESULTS', `[TOOL_RESULTS]${answer}[/TOOL_RESULTS]Wait.`, 'Wait.'),
  drop('tool_output', `\`\`\`tool_output\n${answer}\n\`\`\`\nWait.`, '\nWait.'),
  drop('Observation', `Observation: ${answer}\nWait.`, '\nWait.'),
  drop('bare', `${answer}\nWait.`, '\nWait.'),
  drop(
    'bare, that a roll is awaited',
    'Hm.\n{"awaiting_player_roll": true, "notation": "1d20"}\nWait.',
    'Hm.\n\nWait.',
  ),
  drop('bare, a total', 'Hm.\n{"total": 17}\nWait.', 'Hm.\n\nWait.'),
  drop('bare, an error', '{"error": "unknown_tool", "detail": "There is no such tool."}\nWait.', '\nWait.'),
  drop('in a fence', `\`\`\`json\n${answer}\n\`\`\`\nWait.`, '\nWait.'),
  drop(
    'DeepSeek',
    `<｜tool▁outputs▁begin｜><｜tool▁output▁begin｜>${answer}<｜tool▁output▁end｜><｜tool▁outputs▁end｜>Wait.`,
    'Wait.',
  ),
  drop('Gemma 4', '<|tool_response>response:roll_dice{total:17}<tool_response|>Wait.', 'Wait.'),
  drop('behind a word like Thought', `Thought: he lies.\n${answer}\nWait.`, 'Thought: he lies.\n\nWait.'),
  drop('never closed', `Hm. <tool_response>${answer}`, 'Hm. '),
];

const missing = 'They have read everything before it: go on from there, without repeating it.]';

/** What we tell the model ourselves, repeated. */
export const notices: readonly Example[] = [
  drop(
    'what was not shown',
    `[Not shown to the players: what followed. No roll. ${missing}\n\nYou wake.`,
    '\n\nYou wake.',
  ),
  drop(
    'a sentence in it',
    `Hm. [Not shown to the players: "He said "run]" and 'twas [done." No roll. ${missing} You wake.`,
    'Hm.  You wake.',
  ),
  drop('brackets in it', '[not shown to the players: [a [b] c] d] You wake.', ' You wake.'),
  drop('never closed', '[Not shown to the players: the duke lies.\nHe does.\n\nYou wake.', '\nYou wake.'),
  drop(
    'results',
    `[Your tool calls were carried out. Go on with these results:]\n| roll_dice: ${answer}\n| recall: {"passages": []}\nYou wake.`,
    'You wake.',
  ),
  drop('results, none of them', '[Your tool calls were carried out.] You wake.\nCold.', 'You wake.\nCold.'),
  drop(
    'the reminder',
    '[The table has heard nothing yet. Write your narration now, in words, without tools.]\nYou wake.',
    '\nYou wake.',
  ),
];

export const controls: readonly Example[] = [
  ...[
    '<|im_end|>',
    '<|eot_id|>',
    '</s>',
    '<s>',
    '<|endoftext|>',
    '<|assistant|>',
    '[/INST]',
    '<end_of_turn>',
    '<｜end▁of▁sentence｜>',
  ].map((token) => drop(token, `You wake.${token} Cold.`, 'You wake. Cold.')),
  drop('its own turn', '<|im_start|>assistant\nYou wake.<|im_end|>', '\nYou wake.'),
  drop(
    "Llama's own turn",
    '<|start_header_id|>assistant<|end_header_id|>\n\nYou wake.<|eot_id|>',
    '\n\nYou wake.',
  ),
  drop("Gemma's own turn", '<start_of_turn>model\nYou wake.<end_of_turn>', '\nYou wake.'),
  ...[
    '<|im_start|>user\n',
    '[INST] ',
    '<start_of_turn>user\n',
    '<|user|>',
    '<|start_header_id|>user<|end_header_id|>',
    '<｜User｜>',
    '<|turn>user\n',
    '<|START_OF_TURN_TOKEN|><|USER_TOKEN|>',
  ].map((token) =>
    drop(`after ${token.trim()}`, `You wake.${token}I look round.</s> roll_dice()`, 'You wake.'),
  ),
];
