<?php

declare(strict_types=1);

namespace Rubis\Site;

/** A field that people fill in. Each application has its own, in an enum. */
interface Field
{
    /** The parameter that the field is sent as. */
    public function parameter(): string;

    /** What the field is called, in its label and in messages. */
    public function label(): string;

    /** What the label says in addition: unit and special values. */
    public function hint(): string;

    /** Whether what was typed is never given back. */
    public function isSecret(): bool;
}
