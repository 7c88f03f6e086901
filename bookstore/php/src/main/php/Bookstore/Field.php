<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Field as SiteField;

/** The fields that people fill in, by the parameters that they are sent as. */
enum Field: string implements SiteField
{
    case SearchType = 'type';
    case SearchText = 'text';
    case UserName = 'userName';
    case Password = 'password';
    case FirstName = 'firstName';
    case LastName = 'lastName';
    case BirthDate = 'birthDate';
    case Phone = 'phone';
    case Email = 'email';
    case CardType = 'cardType';
    case CardNumber = 'cardNumber';
    case CardHolder = 'cardHolder';
    case CardExpiry = 'cardExpiry';
    case Shipping = 'shipping';
    case Street1 = 'street1';
    case Street2 = 'street2';
    case City = 'city';
    case State = 'state';
    case Zip = 'zip';
    case Country = 'country';
    case Data = 'data';
    case Price = 'price';
    case Image = 'image';
    case Thumbnail = 'thumbnail';

    public function parameter(): string
    {
        return $this->value;
    }

    public function label(): string
    {
        return match ($this) {
            self::SearchType => 'Search by',
            self::SearchText => 'Begins with',
            self::UserName => 'User name',
            self::Password => 'Password',
            self::FirstName => 'First name',
            self::LastName => 'Last name',
            self::BirthDate => 'Date of birth',
            self::Phone => 'Telephone',
            self::Email => 'E-mail',
            self::CardType => 'Card',
            self::CardNumber => 'Card number',
            self::CardHolder => 'Name on the card',
            self::CardExpiry => 'Valid until',
            self::Shipping => 'Shipping',
            self::Street1 => 'Street',
            self::Street2 => 'Street, second line',
            self::City => 'City',
            self::State => 'State or province',
            self::Zip => 'Postal code',
            self::Country => 'Country',
            self::Data => 'About you',
            self::Price => 'Price',
            self::Image => 'Picture',
            self::Thumbnail => 'Small picture',
        };
    }

    public function hint(): string
    {
        return match ($this) {
            self::SearchText => ' (a subject in full)',
            self::CardNumber => ' (16 digits)',
            self::Street2, self::State, self::Data => ' (optional)',
            self::Price => ' ($)',
            default => '',
        };
    }

    public function isSecret(): bool
    {
        return $this === self::Password || $this === self::CardNumber;
    }
}
