<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\FormFields;

/** What a new user enters; the page that shows the form for the first time is a file. */
final readonly class RegistrationFields implements FormFields
{
    /** The names of the regions, one a line: the same file as of all implementations. */
    private const REGIONS = __DIR__ . '/regions.txt';

    public function fields(): array
    {
        return [Field::FirstName, Field::LastName, Field::Nickname, Field::Email, Field::Password, Field::Region];
    }

    public function write(Form $form): void
    {
        $regions = (array) file(self::REGIONS, FILE_IGNORE_NEW_LINES);
        $form->begin('RegisterUser')
            ->line(Field::FirstName, 'required maxlength=20 autocomplete=given-name')
            ->line(Field::LastName, 'required maxlength=20 autocomplete=family-name')
            ->line(Field::Nickname, 'required maxlength=20 autocomplete=username')
            ->line(Field::Email, 'type=email required maxlength=50 autocomplete=email')
            ->line(Field::Password, 'type=password required maxlength=64 autocomplete=new-password')
            ->choice(
                Field::Region,
                ' required><option value="">Please choose',
                array_map(strval(...), $regions),
                sendsText: true,
            )
            ->send('Register');
    }

    public function section(): string
    {
        return Section::REGISTER;
    }
}
