/**
 * The database of the lessons: its six tables, its data, and whether that data is sound. {@link
 * org.rubisee.lessons.schema.LessonData} is what the loader knows of it.
 */
package org.rubisee.lessons.schema;
