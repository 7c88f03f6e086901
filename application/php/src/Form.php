<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Writes a form. Hidden fields keep the one spelling that clients written for RUBiS 1.4.3 look for:
 * name, then value, without quotes, the value directly before the ">".
 *
 * A form that comes back holds what was typed, marks the fields to correct and says what is wrong
 * with them.
 */
final class Form
{
    /** Most characters of a longer text that come back: enough for people to shorten it. */
    public const MAX_TEXT = 16 * 1024;

    /** Most characters of a line that come back. */
    private const MAX_LINE = 1000;

    /** What browsers show in a field for numbers. */
    private const NUMBER = '/^[0-9]{1,15}(\.[0-9]{1,15})?$/D';

    private string $html = '';

    /**
     * @param ?Parameters $typed what was sent, if the form comes back
     * @param list<Field> $wrong the fields to correct, in their order
     * @param string $message what is wrong with them
     */
    public function __construct(
        private readonly ?Parameters $typed = null,
        private readonly array $wrong = [],
        private readonly string $message = '',
    ) {
    }

    /** The markup of a form that is shown for the first time. */
    public static function of(FormFields $fields): string
    {
        $form = new self();
        $fields->write($form);
        return $form->html();
    }

    /** What was written. */
    public function html(): string
    {
        return $this->html;
    }

    /** Begins a form that is sent by POST to a script of the site. */
    public function begin(string $script): self
    {
        $this->html .= "<form method=post action=$script>";
        return $this;
    }

    /** Something hidden: a number, an amount, or letters, digits and dashes. */
    public function hidden(string $name, int|string $value): self
    {
        $this->html .= "<input type=hidden name=$name value=$value>";
        return $this;
    }

    /** The hidden ticket; none when it is empty. */
    public function ticket(string $ticket): self
    {
        return $ticket === '' ? $this : $this->hidden('ticket', $ticket);
    }

    /**
     * A line of text.
     *
     * @param string $attributes of the input, as markup
     * @param ?string $first what it begins with when the form is shown for the first time
     */
    public function line(Field $field, string $attributes, ?string $first = null): self
    {
        $typed = $this->typed($field) ?? $first;
        $this->label($field, '<input name=');
        $this->html .= " $attributes" . ($typed === null ? '' : self::value($typed)) . '></label>';
        return $this->end($field);
    }

    /** An amount of at least so many cents, which is what it begins with. */
    public function amount(Field $field, int $leastCents): self
    {
        $typed = $this->typed($field);
        $least = Money::text($leastCents);
        $this->label($field, '<input name=');
        $this->html .= ($this->isNumber($typed) ? " type=number step=0.01 min=$least" : '') . ' inputmode=decimal'
            . ($typed === null ? " value=$least" : self::value($typed)) . ' required></label>';
        return $this->end($field);
    }

    /** A whole number from 1; it begins with 1. */
    public function count(Field $field, int $most): self
    {
        $typed = $this->typed($field);
        $this->label($field, '<input name=');
        $this->html .= ($this->isNumber($typed) ? " type=number min=1 max=$most" : '')
            . ($typed === null ? ' value=1' : self::value($typed)) . ' required></label>';
        return $this->end($field);
    }

    /** A text of several lines. */
    public function text(Field $field, int $rows, int $maxChars, bool $isRequired): self
    {
        $typed = $this->typed($field, self::MAX_TEXT);
        $this->label($field, '<textarea name=');
        // The first line break of a text area does not count.
        $this->html .= " rows=$rows" . ($isRequired ? ' required' : '') . " maxlength=$maxChars>"
            . ($typed === null ? '' : "\n" . Html::text($typed)) . '</textarea></label>';
        return $this->end($field);
    }

    /**
     * A choice.
     *
     * @param string $end attributes of the select, the end of its tag, and a first option, as markup
     * @param array<int|string, string> $options what is sent, and what people read
     * @param bool $sendsText whether the text of an option is sent
     * @param int|string|null $first what a form that is shown for the first time begins with
     */
    public function choice(
        Field $field,
        string $end,
        array $options,
        bool $sendsText = false,
        int|string|null $first = null,
    ): self {
        $chosen = $this->typed($field) ?? (string) $first;
        $this->label($field, '<select name=');
        $this->html .= $end;
        foreach ($options as $value => $words) {
            $isSelected = ($sendsText ? $words : (string) $value) === $chosen;
            $this->html .= '<option' . ($sendsText ? '' : " value=$value") . ($isSelected ? ' selected>' : '>')
                . Html::text($words);
        }
        $this->html .= '</select></label>';
        return $this->end($field);
    }

    /** A note to whoever fills the form in, as markup. */
    public function note(string $markup): self
    {
        $this->html .= "<p class=note>$markup</p>";
        return $this;
    }

    /** The button that sends the form, and its end. */
    public function send(string $button): void
    {
        $this->html .= "<button>$button</button></form>";
    }

    private function label(Field $field, string $tagAndName): void
    {
        $this->html .= '<label>' . $field->label() . $field->hint() . $tagAndName . $field->parameter();
        if (in_array($field, $this->wrong, true)) {
            $this->html .= ' aria-invalid=true aria-describedby=problem'
                . ($field === $this->wrong[0] ? ' autofocus' : '');
        }
    }

    private function end(Field $field): self
    {
        if ($this->wrong !== [] && $field === $this->wrong[array_key_last($this->wrong)]) {
            $this->html .= '<p class=problem id=problem>' . Html::text($this->message) . '</p>';
        }
        return $this;
    }

    /** What was typed, or its beginning; passwords are never given back. */
    private function typed(Field $field, int $maxChars = self::MAX_LINE): ?string
    {
        $value = $field->isSecret() ? null : $this->typed?->sent($field->parameter());
        return $value === null ? null : Text::head($value, $maxChars);
    }

    private function isNumber(?string $typed): bool
    {
        return $typed === null || preg_match(self::NUMBER, $typed) === 1;
    }

    private static function value(string $typed): string
    {
        return ' value="' . Html::text($typed) . '"';
    }
}
