<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\FormFields;
use Rubis\Site\Money;
use Rubis\Site\Parameters;

/** What a bidder enters. */
final readonly class BidFields implements FormFields
{
    public function __construct(
        private string $ticket,
        private int $userId,
        private int $itemId,
        private int $minBid,
        private int $maxQty,
    ) {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self(
            $request->ticket(),
            $request->id('userId'),
            $request->id('itemId'),
            $request->money('minBid', 0, Rules::MAX_AMOUNT),
            $request->id('maxQty'),
        );
    }

    public function fields(): array
    {
        return [Field::Bid, Field::MaxBid, Field::Units];
    }

    public function write(Form $form): void
    {
        $form->begin('StoreBid')
            ->ticket($this->ticket)
            ->hidden('userId', $this->userId)
            ->hidden('itemId', $this->itemId)
            ->hidden('minBid', Money::text($this->minBid))
            ->hidden('maxQty', $this->maxQty)
            ->amount(Field::Bid, $this->minBid)
            ->amount(Field::MaxBid, $this->minBid)
            ->count(Field::Units, $this->maxQty)
            ->send('Place bid');
    }

    public function section(): string
    {
        return '';
    }
}
