<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Rejection as SiteRejection;

/** A rule of the bookstore that a request broke. */
enum Rejection: string implements SiteRejection
{
    case LoginFailed = 'User name or password is wrong.';
    case NoSuchBook = 'This book does not exist.';
    case NoSuchCustomer = 'This customer does not exist.';
    case NoSuchCart = 'This cart does not exist. If you have ordered it, look at your orders.';
    case NoSuchCountry = 'This country does not exist. Please choose one of the list.';
    case CartEmpty = 'Your cart is empty. Please add a book first.';
    case CartFull = 'Your cart is full. Please order it first.';
    case BirthDateImpossible = 'Nobody who buys here was born on that date.';
    case CardNumberWrong = 'The number of your card does not have 16 digits.';
    case CardExpired = 'Your card has expired.';
    case TicketInvalid = 'This form is no longer valid. Please begin again.';

    public function message(): string
    {
        return $this->value;
    }

    public function isAbsence(): bool
    {
        return match ($this) {
            self::NoSuchBook, self::NoSuchCustomer, self::NoSuchCart, self::NoSuchCountry => true,
            default => false,
        };
    }

    public function fields(): array
    {
        return match ($this) {
            self::LoginFailed => [Field::UserName, Field::Password],
            self::NoSuchCountry => [Field::Country],
            self::BirthDateImpossible => [Field::BirthDate],
            self::CardNumberWrong => [Field::CardNumber],
            self::CardExpired => [Field::CardExpiry],
            default => [],
        };
    }
}
