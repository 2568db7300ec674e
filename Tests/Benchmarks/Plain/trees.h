/* The trees that the benchmarks show, written by hand with plain GTK. */
#pragma once

#include <bench.h>

/* count buttons with a title and a subtitle; css_class may be NULL. */
GtkWidget *plain_buttons (guint count, const char *css_class);

/* A button with a title and a subtitle, and the attributes of subtitles. */
GtkWidget *plain_subtitled_button (const char *title, const char *subtitle, PangoAttrList *subtitle_attributes);
PangoAttrList *plain_smaller_text (void);

/* Gives such a button other texts. */
void plain_set_subtitled_button (GtkWidget *button, const char *title, const char *subtitle);

/* A list of count rows with such a button each, which scrolls. */
GtkWidget *plain_list (guint count);

/* Gives buttons of the class "row" an accent background, rounded corners and white text. */
void plain_add_row_style (void);

/* count labels; the first one is stored in *first. */
GtkWidget *plain_labels (guint count, GtkWidget **first);

/* Gives labels of the class "changed" another colour. */
void plain_add_changed_style (void);

/* count icons, each with a label; the first icon is stored in *first. */
GtkWidget *plain_icon_labels (guint count, GtkWidget **first);

/* A button whose icon is another one while it is pressed. */
GtkWidget *plain_pressed_image_button (void);

/* The benchmarks' picture, rastered once, side pixels wide. */
GtkWidget *plain_picture (guint side);
