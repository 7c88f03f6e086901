<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\FormFields;
use Rubis\Site\Parameters;

/** What a buyer enters. */
final readonly class PurchaseFields implements FormFields
{
    public function __construct(
        private string $ticket,
        private int $userId,
        private int $itemId,
        private int $maxQty,
    ) {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self($request->ticket(), $request->id('userId'), $request->id('itemId'), $request->id('maxQty'));
    }

    public function fields(): array
    {
        return [Field::Units];
    }

    public function write(Form $form): void
    {
        $form->begin('StoreBuyNow')
            ->ticket($this->ticket)
            ->hidden('userId', $this->userId)
            ->hidden('itemId', $this->itemId)
            ->hidden('maxQty', $this->maxQty)
            ->count(Field::Units, $this->maxQty)
            ->send('Buy now');
    }

    public function section(): string
    {
        return '';
    }
}
