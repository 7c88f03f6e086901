<?php

declare(strict_types=1);

namespace Rubis\Site;

/** The fields of one form, written first empty and, after a rejection, with what was typed. */
interface FormFields
{
    /**
     * The fields that people fill in, in their order.
     *
     * @return list<Field>
     */
    public function fields(): array;

    /** Writes the form. */
    public function write(Form $form): void;

    /** The file where the part of the site begins that the form belongs to; empty for none. */
    public function section(): string;
}
