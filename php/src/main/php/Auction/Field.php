<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Field as SiteField;

/** The fields that people fill in, by the parameters that they are sent as. */
enum Field: string implements SiteField
{
    case FirstName = 'firstname';
    case LastName = 'lastname';
    case Nickname = 'nickname';
    case Email = 'email';
    case Password = 'password';
    case Region = 'region';
    case Bid = 'bid';
    case MaxBid = 'maxBid';
    case Units = 'qty';
    case Rating = 'rating';
    case Comment = 'comment';
    case Name = 'name';
    case Description = 'description';
    case InitialPrice = 'initialPrice';
    case ReservePrice = 'reservePrice';
    case BuyNow = 'buyNow';
    case Duration = 'duration';
    case Quantity = 'quantity';

    public function parameter(): string
    {
        return $this->value;
    }

    public function label(): string
    {
        return match ($this) {
            self::FirstName => 'First name',
            self::LastName => 'Last name',
            self::Nickname => 'Nickname',
            self::Email => 'E-mail',
            self::Password => 'Password',
            self::Region => 'Region',
            self::Bid => 'Your bid',
            self::MaxBid => 'Your maximum bid',
            self::Units, self::Quantity => 'Quantity',
            self::Rating => 'Rating',
            self::Comment => 'Your comment',
            self::Name => 'Name',
            self::Description => 'Description',
            self::InitialPrice => 'Initial price',
            self::ReservePrice => 'Reserve price',
            self::BuyNow => 'Buy-now price',
            self::Duration => 'Duration in days',
        };
    }

    public function hint(): string
    {
        return match ($this) {
            self::Bid, self::MaxBid, self::InitialPrice => ' ($)',
            self::ReservePrice, self::BuyNow => ' ($, 0 for none)',
            default => '',
        };
    }

    public function isSecret(): bool
    {
        return $this === self::Password;
    }
}
