<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\CarryingFields;
use Rubis\Site\Form;
use Rubis\Site\Parameters;

/** What an administrator changes of a book. */
final readonly class ChangeFields implements CarryingFields
{
    private const LINE = 'required maxlength=40';

    /**
     * @param string $price what it begins with
     * @param string $image what it begins with
     * @param string $thumbnail what it begins with
     */
    public function __construct(
        private Visit $visit,
        private string $ticket,
        private int $book,
        private string $price = '',
        private string $image = '',
        private string $thumbnail = '',
    ) {
    }

    /** The fields of a form that comes back. */
    public static function of(Parameters $request): self
    {
        return new self(Visit::of($request), $request->ticket(), $request->id('book'));
    }

    public function fields(): array
    {
        return [Field::Price, Field::Image, Field::Thumbnail];
    }

    public function write(Form $form): void
    {
        $this->visit->hide($form->begin('AdminConfirm'))
            ->hidden('book', $this->book)
            ->ticket($this->ticket)
            ->line(Field::Price, 'inputmode=decimal required maxlength=7', $this->price)
            ->line(Field::Image, self::LINE, $this->image)
            ->line(Field::Thumbnail, self::LINE, $this->thumbnail)
            ->send('Change');
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
