<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\CarryingFields;
use Rubis\Site\Form;

/** User name and password of a customer who is known. */
final readonly class LoginFields implements CarryingFields
{
    private const NOTE = 'The customers of this shop are invented. Log in as OG with password og, AL with al, RI with'
        . ' ri, and so on.';

    /** @param string $userName what it begins with */
    private function __construct(
        private string $script,
        private string $section,
        private Visit $visit,
        private string $userName = '',
    ) {
    }

    public static function toBuy(Visit $visit, string $userName = ''): self
    {
        return new self('BuyRequest', '', $visit, $userName);
    }

    public static function toOrders(Visit $visit): self
    {
        return new self('OrderDisplay', Section::ORDERS, $visit);
    }

    public function fields(): array
    {
        return [Field::UserName, Field::Password];
    }

    public function write(Form $form): void
    {
        $this->visit->hide($form->begin($this->script))
            ->hidden('returning', 1)
            ->note(self::NOTE)
            ->line(Field::UserName, 'required maxlength=20 autocomplete=username', $this->userName)
            ->line(Field::Password, 'type=password required maxlength=64 autocomplete=current-password')
            ->send('Log in');
    }

    public function section(): string
    {
        return $this->section;
    }

    public function carried(): string
    {
        return $this->visit->query();
    }
}
