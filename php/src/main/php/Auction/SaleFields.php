<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\FormFields;
use Rubis\Site\Parameters;

/** What a seller enters. */
final readonly class SaleFields implements FormFields
{
    /** @param string $ticket allows the sale; empty for clients that know no tickets */
    public function __construct(private string $ticket, private int $sellerId, private int $categoryId)
    {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self($request->ticket(), $request->id('userId'), $request->id('categoryId'));
    }

    public function fields(): array
    {
        return [
            Field::Name,
            Field::Description,
            Field::InitialPrice,
            Field::ReservePrice,
            Field::BuyNow,
            Field::Duration,
            Field::Quantity,
        ];
    }

    public function write(Form $form): void
    {
        $form->begin('RegisterItem')
            ->ticket($this->ticket)
            ->hidden('userId', $this->sellerId)
            ->hidden('categoryId', $this->categoryId)
            ->line(Field::Name, 'required maxlength=' . Rules::MAX_NAME)
            ->text(Field::Description, 8, Rules::MAX_TEXT, false)
            ->amount(Field::InitialPrice, 1)
            ->amount(Field::ReservePrice, 0)
            ->amount(Field::BuyNow, 0)
            ->count(Field::Duration, Rules::MAX_DURATION_DAYS)
            ->count(Field::Quantity, Rules::MAX_QUANTITY)
            ->send('Start the auction');
    }

    public function section(): string
    {
        return Section::SELL;
    }
}
