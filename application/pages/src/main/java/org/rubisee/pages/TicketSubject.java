package org.rubisee.pages;

/**
 * What a ticket allows its user to do.
 *
 * @param purpose which write, or reading: a constant of an enum of the application
 * @param itemId the item that it is about, 0 for none
 * @param otherId what else it is about, such as the addressee of a comment, 0 for none
 */
public record TicketSubject(Enum<?> purpose, int itemId, int otherId) {}
