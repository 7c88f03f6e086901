<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\CarryingFields;
use Rubis\Site\Form;
use Rubis\Site\Parameters;

/** How an order is paid, and where it goes. */
final readonly class OrderFields implements CarryingFields
{
    public const CARD_TYPES = ['VISA', 'MASTERCARD', 'DISCOVER', 'DINERS', 'AMEX'];
    public const SHIPPING_TYPES = ['AIR', 'UPS', 'FEDEX', 'SHIP', 'COURIER', 'MAIL'];

    public function __construct(private Visit $visit, private string $ticket)
    {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self(Visit::of($request), $request->ticket());
    }

    public function fields(): array
    {
        return [
            Field::CardType,
            Field::CardNumber,
            Field::CardHolder,
            Field::CardExpiry,
            Field::Shipping,
            ...Address::FIELDS,
        ];
    }

    public function write(Form $form): void
    {
        $this->visit->hide($form->begin('BuyConfirm'))
            ->ticket($this->ticket)
            ->choice(Field::CardType, '>', self::CARD_TYPES, sendsText: true)
            ->line(Field::CardNumber, 'inputmode=numeric required maxlength=16 autocomplete=cc-number')
            ->line(Field::CardHolder, 'required maxlength=30 autocomplete=cc-name')
            ->line(Field::CardExpiry, 'type=date required')
            ->choice(Field::Shipping, '>', self::SHIPPING_TYPES, sendsText: true)
            ->note('Leave the following empty if the books go to your own address.');
        Address::write($form, false);
        $form->send('Order');
    }

    public function section(): string
    {
        return '';
    }

    public function carried(): string
    {
        return $this->visit->query();
    }
}
