<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Rejection as SiteRejection;

/** A rule of the auction that a request broke. */
enum Rejection: string implements SiteRejection
{
    case LoginFailed = 'Nickname or password is wrong.';
    case NicknameTaken = 'This nickname is taken. Please choose another one.';
    case NoSuchItem = 'This item does not exist.';
    case NoSuchUser = 'This user does not exist.';
    case NoSuchRegion = 'This region does not exist.';
    case NoSuchCategory = 'This category does not exist.';
    case AuctionEnded = 'This auction has ended.';
    case NotEnoughUnits = 'The quantity is larger than what is left.';
    case BidTooLow = 'Your bid is below the current minimum bid.';
    case MaxBidBelowBid = 'Your maximum bid is below your bid.';
    case NotForBuyNow = 'This item cannot be bought at once.';
    case TicketInvalid = 'This form is no longer valid. Please log in again.';
    case TicketUsed = 'This form was sent already. Please log in again for another one.';

    public function message(): string
    {
        return $this->value;
    }

    public function isAbsence(): bool
    {
        return match ($this) {
            self::NoSuchItem, self::NoSuchUser, self::NoSuchRegion, self::NoSuchCategory => true,
            default => false,
        };
    }

    public function fields(): array
    {
        return match ($this) {
            self::LoginFailed => [Field::Nickname, Field::Password],
            self::NicknameTaken => [Field::Nickname],
            self::NoSuchRegion => [Field::Region],
            self::NotEnoughUnits => [Field::Units],
            self::BidTooLow => [Field::Bid],
            self::MaxBidBelowBid => [Field::MaxBid],
            default => [],
        };
    }
}
