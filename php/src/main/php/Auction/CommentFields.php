<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Form;
use Rubis\Site\FormFields;
use Rubis\Site\Parameters;

/** What the author of a comment enters. */
final readonly class CommentFields implements FormFields
{
    public function __construct(
        private string $ticket,
        private int $to,
        private int $from,
        private int $itemId,
    ) {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self($request->ticket(), $request->id('to'), $request->id('from'), $request->id('itemId'));
    }

    public function fields(): array
    {
        return [Field::Rating, Field::Comment];
    }

    public function write(Form $form): void
    {
        $ratings = [];
        foreach (Rules::RATINGS as $rating) {
            $ratings[$rating] = Rules::ratingWord($rating) . " ($rating)";
        }
        $form->begin('StoreComment')
            ->ticket($this->ticket)
            ->hidden('to', $this->to)
            ->hidden('from', $this->from)
            ->hidden('itemId', $this->itemId)
            ->choice(Field::Rating, '>', $ratings, first: 0)
            ->text(Field::Comment, 6, Rules::MAX_TEXT, true)
            ->send('Send comment');
    }

    public function section(): string
    {
        return '';
    }
}
