<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\FormFields;

/** Nickname and password, sent to a script with what it is about. */
final readonly class LoginFields implements FormFields
{
    private const NOTE = 'This site is set in 2002, and its users are invented. Log in as user1 with password1, user2'
        . ' with password2, and so on.';

    /** @param array<string, int> $about hidden ids */
    public function __construct(private string $script, private array $about, private string $section = '')
    {
    }

    public function fields(): array
    {
        return [Field::Nickname, Field::Password];
    }

    public function write(Form $form): void
    {
        $form->begin($this->script);
        foreach ($this->about as $name => $id) {
            $form->hidden($name, $id);
        }
        $form->note(self::NOTE)
            ->line(Field::Nickname, 'required maxlength=20 autocomplete=username')
            ->line(Field::Password, 'type=password required maxlength=64 autocomplete=current-password')
            ->send('Log in');
    }

    public function section(): string
    {
        return $this->section;
    }
}
