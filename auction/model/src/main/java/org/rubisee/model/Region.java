package org.rubisee.model;

import java.io.Serializable;

/**
 * A region where users live.
 *
 * @param id primary key, from 1
 * @param name what people call it, for example {@code TX--Houston}
 */
public record Region(int id, String name) implements Serializable {}
